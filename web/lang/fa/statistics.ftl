# What the matches of this device come to.

statistics-title = آمار
statistics-matches = { $count ->
   *[other] مسابقه
}
statistics-won = { $count ->
   *[other] برد
}
statistics-margin = میانگین اختلاف
statistics-adjusted = { $kind ->
    [card] بدون بخت
   *[other] بدون بخت، نسبت به میانگین دیگران
}
statistics-streak = { $count ->
   *[other] بیشترین برد پیاپی
}
statistics-running = اکنون { $count }
statistics-error = ± { $error }
statistics-which = کدام مسابقه‌ها
statistics-all = همه
statistics-against = در برابر هر کدام
statistics-against-means = { $margins ->
    [yes] برد : باخت · اختلاف در هر مسابقه
   *[no] برد : باخت
}
statistics-record = { $won } : { $lost }
statistics-mixed = هم‌بازی‌های گوناگون
statistics-record-said = { $name }: { $won } برد، { $lost } باخت
statistics-trend = اختلاف در گذر زمان
statistics-trend-means = امتیاز؛ هر نقطه یک مسابقه، خط میانگین ده مسابقه
statistics-costs = هزینهٔ هر نوبت شما
statistics-table = به شکل جدول
statistics-date = تاریخ
statistics-one = اختلاف
statistics-cost-of-turn = هزینهٔ هر نوبت
statistics-ten = میانگین ده مسابقه
statistics-best = بهترین: { $suit }، { $points }
statistics-best-of = { $cards ->
    [one] { $cards } کارت
   *[other] { $cards } کارت
}، { $date }
statistics-note = تمرین‌ها و مسابقه‌های چند نفر با همین دستگاه به حساب نمی‌آیند. همه از مسابقه‌هایی حساب شده که این‌جا نگه داشته شده‌اند.
statistics-none = این‌جا هنوز مسابقه‌ای از این بازی که به حساب بیاید به پایان نرسیده است.
statistics-reckoning = در حال محاسبه…
statistics-unread = { $why ->
    [forbidden] این مرورگر برای این صفحه چیزی نگه نمی‌دارد: تنها مسابقه‌های این بازدید حساب شده‌اند.
   *[other] آن‌چه روی این دستگاه نگه داشته شده خوانده نشد: تنها مسابقه‌های این بازدید حساب شده‌اند.
}
