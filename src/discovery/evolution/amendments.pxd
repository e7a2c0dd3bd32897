from discovery.bits cimport BIT
from discovery.evolution.state cimport State

cpdef void note(State state, int amendment) noexcept
