// Runs before the page is drawn, so that a chosen theme does not flash.
{
  const read = () => {
    try {
      return localStorage.getItem('agent.theme')
    } catch {
      return null
    }
  }
  const theme = read()
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}
