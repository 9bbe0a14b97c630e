// On the not-found page: logs the missing path.
console.error('404: no page at', location.pathname)
