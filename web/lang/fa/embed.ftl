# تصویر میز در صفحه، میز در صفحه‌های دیگر، و درس‌ها.

# تصویرها برای کسی که آن‌ها را نمی‌بیند
diagram-of = تصویری از { $game }.
diagram-column = { $who ->
    [you] ستون شما: { $cards }؛ به ارزش { $points }.
   *[other] ستون { $name }: { $cards }؛ به ارزش { $points }.
}
diagram-path = { $who ->
    [you] راه شما: { $cards }؛ کاوشگر روی پلهٔ { $step } ایستاده است، به ارزش { $points }.
   *[other] راه { $name }: { $cards }؛ کاوشگر روی پلهٔ { $step } ایستاده است، به ارزش { $points }.
}
diagram-piles = { $count ->
    [one] روی دستهٔ دورریز: { $cards }.
   *[other] روی دسته‌های دورریز: { $cards }.
}
diagram-hand = در دست: { $cards }.
diagram-chosen = کارت { $card } برگزیده شده و جاهایی که آن را می‌پذیرند نشان شده‌اند.
