# مسابقه‌ای که نوبت به نوبت مرور می‌شود.

through-all = همهٔ دست‌ها
through-as-you = آن‌چه من دیدم
through-as = آن‌چه { $name } دید
through-eyes = دست چه کسانی رو باشد
through-going = مسابقه هنوز ادامه دارد: کارت‌های پنهان، پنهان می‌مانند.
through-hand-of = دست { $name }
through-way = مسیر مسابقه
through-first = به آغاز
through-back = یک نوبت عقب
through-on = یک نوبت جلو
through-last = به پایان
through-run = خودکار پیش برود
through-rest = ایست
through-where = نوبت { $turn } از { $turns }
