from discovery.core.bits cimport BIT
from discovery.evolution.model.state cimport State

cpdef void note(State state, int amendment) noexcept
