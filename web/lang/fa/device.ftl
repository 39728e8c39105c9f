# One file of a whole device: brought in, or why not.

device-brought = { $count ->
    [0] هر چه در این پرونده بود از پیش این‌جا بود.
    [one] یک مسابقه آورده شد.
   *[other] { $count } مسابقه آورده شد.
}
device-long = این پرونده بیش از اندازه بزرگ است.
device-no-json = این پرونده خراب است: متن JSON نیست.
device-other = این پروندهٔ یک دستگاه نیست. تک‌مسابقه از بخش مسابقه‌ها آورده می‌شود.
device-version = این پرونده را نسخهٔ دیگری از بازی نوشته و این‌جا خوانده نمی‌شود.
device-extra = در این پرونده چیز ناشناخته‌ای هست: { $name }.
device-matches = این پرونده فهرست مسابقه‌ها را ندارد.
device-match = مسابقهٔ { $number } این پرونده چنان‌که باید نیست؛ چیزی آورده نشد.
device-record = مسابقهٔ { $number } این پرونده درست نیست: { $sentence } چیزی آورده نشد.
device-remembered = تنظیمات این پرونده چنان‌که باید نیست؛ چیزی آورده نشد.
