# What the page says when its own files do not come: written into its text by the build (js/shell/start/lookout.js).
lookout-missing = These did not arrive: { $files }.
lookout-slow = Still waiting for: { $files }.
lookout-offline = You are offline. The first visit needs the network; later ones do not.
lookout-again = The page will try again by itself.
lookout-stopped = Everything has arrived, but the game does not start. A newer browser may help.
lookout-retry = Try again
lookout-reload = Load the page again
