// Trusted Types policy: script addresses only from this site's own build, HTML only the two empty forms React uses.
if (window.trustedTypes && trustedTypes.createPolicy) {
  trustedTypes.createPolicy('default', {
    createScriptURL: function (address) {
      var url = new URL(address, location.href)
      if (url.origin === location.origin && url.pathname.indexOf('/_next/static/') === 0) return address
      throw new TypeError('Blocked script address')
    },
    createHTML: function (html) {
      if (html === '' || html === '<script></script>') return html
      throw new TypeError('Blocked HTML')
    },
  })
}
