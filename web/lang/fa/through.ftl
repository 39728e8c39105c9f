# مسابقه‌ای که نوبت به نوبت مرور می‌شود.

through-all = همهٔ دست‌ها
through-as-you = آن‌چه من دیدم
through-as = آن‌چه { $name } دید
through-eyes = دست چه کسانی رو باشد
through-going = مسابقه هنوز ادامه دارد: کارت‌های پنهان، پنهان می‌مانند.
through-hand-of = دست { $name }
through-way = مرور مسابقه
through-first = به آغاز
through-back = یک نوبت عقب
through-on = یک نوبت جلو
through-last = به پایان
through-run = نمایش خودکار
through-rest = توقف
through-where = نوبت { $turn } از { $turns }

branch-here = ادامهٔ بازی از این‌جا (تمرین)
branch-on = ادامهٔ بازی
branch-ask = بازی از این‌جا ادامه یابد؟
branch-practice = مسابقهٔ تازه‌ای با همین هم‌بازی‌ها آغاز می‌شود. تمرینی است و در آمار نمی‌آید.
branch-same = کارت‌ها همان‌گونه که بودند
branch-anew = پخش دوبارهٔ کارت‌های پنهان

link-copy = کپی پیوند
link-copied = پیوند در بریده‌دان است. همهٔ مسابقه در آن است.
link-here = این پیوند را کپی کنید؛ همهٔ مسابقه در آن است: { $link }
