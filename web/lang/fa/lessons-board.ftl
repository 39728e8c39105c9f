# تمرین‌های بازی صفحه‌ای (web/learn/lessons/board/): چه خواسته شده، به هر حرکت چه گفته می‌شود، یک راهنمایی.

lesson-board-discard = کنار گذاشتن { $card } مجاز است، اما این‌جا کمکی نمی‌کند. خواستهٔ تمرین را دوباره ببینید.

lesson-board-begin-title = چه کسی را و به کجا
lesson-board-begin-task = اعزام تازه آغاز شده است. مسیری را آغاز کنید که در آن دورتر می‌روید، با کاشفی که آن‌جا بیشتر سود می‌برد.
lesson-board-begin-hint = از کدام رنگ چند کارت دارید که آهسته بالا می‌روند؟ و پلهٔ چه کسی دو برابر حساب می‌شود؟
lesson-board-begin-done = درست است: ۰، ۱، ۳ و ۵ محقق را تا پلهٔ چهارم می‌برند و هنوز وقت هست.
lesson-board-begin-single = مسیر درست است، اما محقق آن‌جا دو برابر حساب می‌شد.
lesson-board-begin-skip = مسیر درست است، اما ۰ شما را دیگر نمی‌توان گذاشت و آن یک پلهٔ دیگر بود.
lesson-board-begin-high = پس از { $card } کارت‌های کمی مجازند و این کاشف به‌سختی از پله‌های منفی بیرون می‌رود.

lesson-board-equal-title = کارت‌های برابر
lesson-board-equal-task = ستون جنگل شما به ۶ رسیده است. پیش بروید بدون این‌که پله‌ای از دست بدهید.
lesson-board-equal-hint = هر عدد دو بار هست و کارت برابر مجاز است.
lesson-board-equal-done = درست است: با ۶ دوم یک پله، و ۷ و ۱۰ را هنوز می‌توان گذاشت.
lesson-board-equal-later = { $card } مجاز است، اما آن‌گاه ۶ شما و یک پله از دست می‌رود.
lesson-board-equal-last = پس از ۱۰ فقط ۱۰ دیگر مجاز است.

lesson-board-tile-title = هر که زودتر برسد
lesson-board-tile-task = بر پلهٔ پنجم دریا شیئی هست و کنار کاشف شما کاشف بازیکن دیگر ایستاده است. چه بازی می‌کنید؟
lesson-board-tile-hint = شیء از آنِ کسی است که زودتر برسد.
lesson-board-tile-done = درست است: شیء از آنِ شماست و پله ۱۰ امتیاز می‌آورد.
lesson-board-tile-white = این یک پله به پیش است، اما حالا بازیکن دیگر شیء را برمی‌دارد.

lesson-board-arrow-title = یک فلش
lesson-board-arrow-task = در مسیر بیابان به فلش برسید و آن را جایی به کار ببرید که بیشترین امتیاز را می‌آورد.
lesson-board-arrow-say-1 = نخست یک کارت بازی کنید.
lesson-board-arrow-hint-1 = ستون بیابان شما به ۵ رسیده است.
lesson-board-arrow-done-1 = ماجراجوی شما بر فلش است.
lesson-board-arrow-begin = این مسیر دیگری را آغاز می‌کند. فلش در مسیر بیابان است.
lesson-board-arrow-say-2 = حالا یکی از کاشف‌های خود را پیش ببرید.
lesson-board-arrow-hint-2 = پله‌ها را بسنجید: چه کسی با یک پله بیشتر سود می‌برد و چه کسی دو برابر حساب می‌شود؟
lesson-board-arrow-done-2 = درست است: محقق از −۲۰ به +۱۰ می‌رسد، ۳۰ امتیاز و یک شیء.
lesson-board-arrow-yellow = از −۱۰ به +۵ می‌شود ۱۵ امتیاز. بهتر از این هم هست.
lesson-board-arrow-stay = می‌توانید نپذیرید، اما این‌جا یک پله ارزش زیادی دارد.

lesson-board-nine-title = بر پلهٔ نهم
lesson-board-nine-task = ماجراجوی آتشفشان شما رسیده است. از ۹ خود چیز دیگری هم به دست آورید.
lesson-board-nine-say-1 = نخست یک کارت بازی کنید.
lesson-board-nine-hint-1 = کارت مجاز را وقتی کاشفش بر پلهٔ نهم است هم می‌توان بازی کرد.
lesson-board-nine-done-1 = او می‌ماند و کاشف دیگری می‌تواند برود.
lesson-board-nine-begin = این مسیری را از −۲۰ آغاز می‌کند. از آتشفشان شما بیشتر برمی‌آید.
lesson-board-nine-say-2 = حالا آن دیگری را پیش ببرید.
lesson-board-nine-hint-2 = محقق بر پله‌ای منفی است.
lesson-board-nine-done-2 = درست است: از −۲۰ به +۱۰، بدون هیچ کارتی از قله‌ها.
lesson-board-nine-stay = می‌توانید نپذیرید، اما این پله ۳۰ امتیاز دارد.

lesson-board-cross-title = پنجمین پل
lesson-board-cross-task = چهار کاشف گذشته‌اند. محقق‌های دیگران هنوز بر پلهٔ اول‌اند. چه بازی می‌کنید؟
lesson-board-cross-hint = چه کسی می‌تواند پنجمین گذر را انجام دهد و چه می‌آورد؟
lesson-board-cross-done = درست است: محقق شما ۶۰ امتیاز می‌آورد و محقق‌های آن‌ها هر کدام −۴۰، و دیگر نوبتی برای جبران ندارند.
lesson-board-cross-go-on = حالا دیگران وقت دارند محقق‌هایشان را پیش ببرند. تا به سود شماست تمامش کنید.

lesson-board-wait-title = هنوز نه
lesson-board-wait-task = چهار کاشف گذشته‌اند و پنجمی فقط می‌تواند از شما باشد. محقق شما بر −۲۰ است. چه بازی می‌کنید؟
lesson-board-wait-hint = کس دیگری به این زودی نمی‌گذرد. پیش از پایان کدام کارت بیشتر می‌آورد؟
lesson-board-wait-done = درست است: از −۲۰ به +۱۰. پل صبر می‌کند.
lesson-board-wait-cross = این اعزام را تمام می‌کند، با محقق شما بر −۲۰ و ماجراجویی بر −۱۰.
lesson-board-wait-single = این ۱۵ امتیاز می‌آورد، از −۱۰ به +۵. محقق دو برابر آن می‌آورد.

lesson-board-late-title = دیر شده
lesson-board-late-task = سه کارت در دسته مانده است. از این نوبت بهترین استفاده را بکنید.
lesson-board-late-hint = هر کس حالا مسیری را آغاز کند بر پلهٔ اول آن می‌ماند.
lesson-board-late-done = درست است: از −۱۰ به +۵.
lesson-board-late-begin = کاشفی بر پلهٔ اول ۲۰ و محقق ۴۰ امتیاز کم می‌کند و تقریباً نوبتی نمانده است.
lesson-board-late-idle = این هزینه‌ای ندارد، اما یکی از کارت‌هایتان ۱۵ امتیاز می‌آورد.

lesson-board-turn-title = بالا یا پایین
lesson-board-turn-task = در این گونه، کارت متفاوت بعدی شما معین می‌کند که بیابان بالا برود یا پایین بیاید. خوب انتخاب کنید.
lesson-board-turn-hint = کارت‌های کوچک‌تر و بزرگ‌تر از ۶ را بشمارید.
lesson-board-turn-done = درست است: رو به پایین ۴، ۴، ۲، ۱ و ۰ شما را پنج پله پیش می‌برند.
lesson-board-turn-up = رو به بالا فقط همین ۹ را دارید. سوی دیگر را ببینید.
lesson-board-turn-far = سو درست است، اما { $card } کارت‌هایی را جا می‌اندازد که هر کدام یک پله بودند.
