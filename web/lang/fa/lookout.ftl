# What the page says when its own files do not come: written into its text by the build (js/shell/start/lookout.js).
lookout-missing = این‌ها نرسیدند: { $files }.
lookout-slow = هنوز در انتظار: { $files }.
lookout-offline = به اینترنت وصل نیستید. تنها نخستین بازدید به آن نیاز دارد.
lookout-again = خودش دوباره تلاش می‌کند.
lookout-stopped = همه‌چیز رسیده، ولی بازی آغاز نمی‌شود. شاید مرورگر تازه‌تری کمک کند.
lookout-retry = دوباره
lookout-reload = بارگیری دوبارهٔ صفحه
