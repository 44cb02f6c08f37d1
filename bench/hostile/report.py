"""What a run has shown: figures, and what is judged."""

from dataclasses import dataclass, field

from bench.load.tally import Tally


@dataclass
class Report:
    """Lines to print, and all that went wrong."""

    lines: list[str] = field(default_factory=list)
    judged: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def figure(self, line: str) -> None:
        """Say something, now."""
        print(line, flush=True)

    def judge(
        self, name: str, value: float, *, least: float | None = None, most: float | None = None
    ) -> None:
        """Hold a figure to the least or the most it may be."""
        kept = (least is None or value >= least) and (most is None or value <= most)
        bound = f"at least {least:,g}" if least is not None else f"at most {most or 0:,.4g}"
        self.judged.append(f"{'pass' if kept else 'MISS'}  {name:<56} {value:>12,.4g}  {bound}")
        if not kept:
            self.wrong.append(f"{name}: {value:,.4g}, not {bound}")

    def compare(self, name: str, calm: tuple[Tally, Tally], stormy: tuple[Tally, Tally]) -> None:
        """Say how long honest players waited without and with what is named."""
        for what, quiet, loud in zip(("acks", "deliveries"), calm, stormy, strict=True):
            if not quiet.acks or not loud.acks:
                self.wrong.append(f"{name}: no {what} at all")
                continue
            before, after = (1000 * each.usual(0.99) for each in (quiet, loud))
            self.figure(
                f"{name}: p99 of {what} {before:.1f} ms without, {after:.1f} ms with,"
                f" {1000 * max(loud.acks):.1f} ms once ({quiet.moves} and {loud.moves} moves)"
            )
            self.judge(f"p99 of {what} in ms, {name}", after, most=1000)
            self.judge(f"longest of {what} in ms, {name}", 1000 * max(loud.acks), most=5000)

    def end(self) -> int:
        """Print what was judged last; return the exit code."""
        print()
        for line in (*self.judged, *(f"WRONG  {wrong}" for wrong in self.wrong)):
            print(line)
        return 1 if self.wrong else 0
