# One file of a whole device: brought in, or why not.

device-brought = { $count ->
    [0] هرچه در این فایل بود از پیش این‌جا بود.
    [one] یک مسابقه آورده شد.
   *[other] { $count } مسابقه آورده شد.
}
device-long = این فایل بیش از اندازه بزرگ است.
device-no-json = این فایل خراب است: متن JSON نیست.
device-other = این فایلِ یک دستگاه نیست. تک‌مسابقه از بخش مسابقه‌ها آورده می‌شود.
device-version = این فایل را نسخهٔ دیگری از بازی نوشته و این‌جا خوانده نمی‌شود.
device-extra = در این فایل چیز ناشناخته‌ای هست: { $name }.
device-matches = این فایل فهرست مسابقه‌ها را ندارد.
device-match = مسابقهٔ { $number } این فایل چنان‌که باید نیست؛ چیزی آورده نشد.
device-record = مسابقهٔ { $number } این فایل درست نیست: { $sentence } چیزی آورده نشد.
device-remembered = تنظیمات این فایل چنان‌که باید نیست؛ چیزی آورده نشد.
