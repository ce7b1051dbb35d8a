// The library's own recorder, from this site: it leaves itself on the window, where the library looks before it would
// fetch one from elsewhere.
import 'mixpanel-browser/dist/mixpanel-recorder.min.js'
