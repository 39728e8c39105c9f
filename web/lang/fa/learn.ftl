# صفحه‌هایی که قاعده‌ها را می‌آموزند (learn/): آن‌چه گرد قاعده‌هاست و آن‌چه تصویرها می‌گویند. این پرونده‌ها را سازندهٔ سایت
# می‌خواند و به صفحه فرستاده نمی‌شوند.

learn-title = چگونه بازی کنیم
learn-about = قاعده‌های شهرهای گمشده، کامل و با تصویر: بازی کارتی، بازی صفحه‌ای و بازی با دو دست ورق معمولی، همراه با تمرین و برگهٔ امتیاز.
learn-lead = سه بازی و یک فکر: هر اعزام پیش از آن‌که سود بدهد هزینه دارد و راه برگشتی نیست. بخوانید، بیازمایید، امتیازتان را بشمارید.
learn-page = { $game }: قاعده‌ها · شهرهای گمشده
learn-page-index = چگونه بازی کنیم · شهرهای گمشده
learn-games = سه بازی
learn-contents = در این صفحه
learn-play = همین‌جا بازی کنید
learn-home = به سوی میزها
learn-all = همهٔ قاعده‌ها
learn-language = زبان
learn-print = چاپ قاعده‌ها
learn-read = قاعده‌ها
learn-try = تمرین‌ها
learn-count = برگهٔ امتیاز
learn-top = بازگشت به بالا
learn-rule-link = پیوند به قاعدهٔ { $rule }
learn-unofficial = غیررسمی و ساختهٔ دوستداران. قاعده‌ها به زبان خودمان گفته شده است؛ هر جا قاعده‌های چاپی خاموش‌اند، صفحه آن را می‌گوید.
learn-differ = و اگر سر میز چیزی روشن نبود، کارت را فشار دهید: برنامه می‌گوید چرا حرکت پذیرفته نمی‌شود و قاعده را با همین شماره‌ها نام می‌برد.

## تصویرها و متن جایگزین آن‌ها
learn-suit-alt = همهٔ کارت‌های یک رنگ: { $cards }.
learn-follow-mine = روی میز
learn-follow-other = از آنِ دیگری
learn-follow-may = می‌آید
learn-follow-cannot = نمی‌آید
learn-follow-helps = به او کمک می‌کند
learn-follow-safe = بی‌خطر
learn-follow-alt = { $owner ->
    [other] ستون بازیکن دیگر: { $column }. به او کمک می‌کند: { $may }. بی‌خطر کنار گذاشته می‌شود: { $cannot }.
   *[mine] روی میز: { $column }. { $refused ->
        [0] می‌آید: { $may }.
       *[other] می‌آید: { $may }. نمی‌آید: { $cannot }.
    }
}
learn-draw-open = باز
learn-draw-closed = بسته
learn-draw-empty = خالی
learn-draw-alt = همین حالا { $card } کنار گذاشته شد. باز: { $open }. بسته: { $card }. خالی: { $empty }.
learn-sums-alt = { $cards }: { $sum } امتیاز.
learn-range-cards = کارت
learn-range-worst = بدترین
learn-range-best = بهترین
learn-options-else = یا: { $values }
learn-paths-alt = مسیر { $suit }: { $steps }.
learn-paths-cards = کارت‌های شما: { $cards }.
learn-paths-move = حرکت { $which }: از پلهٔ { $from } به پلهٔ { $to }.
learn-paths-bridge = پل
learn-crossings-alt = { $count } گذر از { $end } گذر انجام شده: گذر بعدی اعزام را تمام می‌کند.
learn-explorers-who = کاشف
learn-explorers-step = پله
learn-explorers-points = امتیاز
learn-explorers-total = روی هم
learn-artifacts-short = یک اعزام
learn-artifacts-long = سه اعزام
learn-artifacts-number = اشیا
learn-artifacts-points = امتیاز
learn-artifacts-range = { $from } تا { $to }
learn-artifacts-more = { $from } و بیشتر
learn-ladder-cards = کارت
learn-ladder-points = امتیاز
learn-ladder-more = هر کارت دیگر
learn-stacks-mine = شما
learn-stacks-other = نورا
learn-stacks-alt = { $who }: { $stacks }.

## تمرین‌ها
learn-exercise = تمرین { $which }
learn-exercise-solved = حل شد
learn-exercise-link = تمرین: { $title }
learn-exercises-lead = هر تمرین میزی جداست: کارتی بازی کنید و ببینید چه گفته می‌شود. آن‌چه حل کرده‌اید روی این دستگاه به یاد می‌ماند.
learn-exercises-progress = { $solved } از { $count } حل شده
learn-exercises-script = برای بازی کردن تمرین باید اسکریپت‌ها این‌جا آزاد باشند.
