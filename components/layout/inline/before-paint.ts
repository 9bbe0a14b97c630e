// In the head of every page: marks that scripts run.
document.documentElement.dataset.js = ''

export {}
