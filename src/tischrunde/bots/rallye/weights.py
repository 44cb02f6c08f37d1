"""How much each consideration counts, in points of the score."""

from tischrunde.core.native import i64


class Weights:
    """One number a consideration; ``bench/tuning.py`` found them."""

    __slots__ = (
        "arrives",
        "attack_accident",
        "attack_empty",
        "attack_flat",
        "attack_limit",
        "attack_progress",
        "attack_stop",
        "close",
        "coup",
        "end_of_limit",
        "extend_behind",
        "extend_stock",
        "fears",
        "first_200",
        "keep_25",
        "keep_50",
        "keep_75",
        "keep_100",
        "keep_200",
        "keep_end_of_limit",
        "keep_hazard",
        "keep_remedy",
        "keep_roll",
        "keep_second",
        "km",
        "late",
        "relief",
        "remedy",
        "roll",
        "safety",
        "safety_late",
        "sets_up",
    )

    def __init__(self) -> None:
        self.km: i64 = 10
        self.arrives: i64 = 500
        self.first_200: i64 = 30
        self.sets_up: i64 = 10
        self.roll: i64 = 120
        self.remedy: i64 = 110
        self.end_of_limit: i64 = 40
        self.safety: i64 = 100
        self.relief: i64 = 150
        self.coup: i64 = 200
        self.late: i64 = 12
        self.safety_late: i64 = 300
        self.attack_stop: i64 = 70
        self.attack_limit: i64 = 35
        self.attack_accident: i64 = 90
        self.attack_flat: i64 = 90
        self.attack_empty: i64 = 90
        self.attack_progress: i64 = 2
        self.close: i64 = 60
        self.fears: i64 = 25
        self.keep_25: i64 = 8
        self.keep_50: i64 = 11
        self.keep_75: i64 = 13
        self.keep_100: i64 = 18
        self.keep_200: i64 = 16
        self.keep_hazard: i64 = 25
        self.keep_remedy: i64 = 30
        self.keep_end_of_limit: i64 = 18
        self.keep_roll: i64 = 35
        self.keep_second: i64 = 40  # what a second copy is worth, in hundredths of the first
        self.extend_stock: i64 = 20
        self.extend_behind: i64 = 300
