"""The clock jumps, the device sleeps, the time zone changes: the match goes on."""

from visitor import Visitor

from build.storm.trial import JUMP, Trial

ENGINES = ("chromium", "firefox")
ZONES = ("Pacific/Kiritimati", "Pacific/Niue", "Asia/Kathmandu", "Asia/Tehran", "America/St_Johns", "Europe/Moscow")
JUMPS = {
    "a week back": -7 * 86_400,
    "ten minutes of sleep": 600,
    "a year on": 365 * 86_400,
    "to 1970": -1_790_000_000,
    "beyond 2038": 500_000_000,
}


def strike(trial: Trial) -> None:
    zone = trial.chance.choice(ZONES)
    jump = trial.chance.choice(list(JUMPS))
    trial.case = f"{zone}, {jump}"
    visitor = in_zone(trial, zone)
    visitor.open("#table")
    look = trial.seen(visitor)
    visitor.page.evaluate("(seconds) => jumps(seconds)", JUMPS[jump])
    visitor.answer(look)
    visitor.settle()
    trial.whole(visitor)
    visitor.go("")
    trial.spoken_well(visitor.look())
    visitor.go("#matches")
    trial.nothing_lost(visitor.page)


def in_zone(trial: Trial, zone: str) -> Visitor:
    """Somebody in a time zone. Chromium can change it in a context that is lent to one visitor after another."""
    if trial.stage.engine != "chromium":
        return trial.visitor(trial.context(timezone_id=zone), JUMP)
    visitor = trial.visitor(trial.lent(), JUMP)
    devtools = visitor.page.context.new_cdp_session(visitor.page)
    devtools.send("Emulation.setTimezoneOverride", {"timezoneId": zone})
    return visitor
