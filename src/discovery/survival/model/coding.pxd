from discovery.survival.model.codes cimport EXTRA, SHIFT

cpdef long long coded(long long word, long long argument=*, long long extra=*) except? -1
cpdef int word_of(long long move) except? -1
cpdef int argument_of(long long move) except? -1
cpdef int extra_of(long long move) except? -1
