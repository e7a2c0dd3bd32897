"""Numbers as text, as Prometheus reads it (version 0.0.4): a line for each sample."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discovery.server.watch.metrics import Metric, Sample

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
ESCAPES = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})


def exposition(told: Mapping[str, Sequence[Metric]]) -> str:
    """The numbers of all processes: what each one has told, by its id, which becomes the label ``process``;
    ``""`` is the only one and needs none."""
    kinds: dict[str, str] = {}
    lines: dict[str, list[str]] = {}
    for process, families in told.items():
        own = {"process": process} if process else {}
        for family in families:
            kinds.setdefault(family.name, family.kind)
            lines.setdefault(family.name, []).extend(
                _line(family.name, sample, own) for sample in family.samples
            )
    parts = ([f"# TYPE {name} {kind}", *lines[name]] for name, kind in kinds.items())
    return "".join(f"{line}\n" for part in parts for line in part)


def _line(name: str, sample: Sample, own: Mapping[str, str]) -> str:
    labels = ",".join(
        f'{key}="{value.translate(ESCAPES)}"' for key, value in {**own, **sample.labels}.items()
    )
    return f"{name}{sample.suffix}{{{labels}}} {sample.value!r}"
