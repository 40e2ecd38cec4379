/** Runs in the page: tells the server what it holds at the start and after each change. */
function tellOfItself() {
  const nameOf = element => element.getAttribute('name') ?? (element.id || element.getAttribute('aria-label') || '')
  const valueOf = element => {
    if (element instanceof HTMLSelectElement)
      return element.multiple
        ? [...element.selectedOptions].map(option => option.text)
        : (element.selectedOptions[0]?.text ?? '')
    if (element.type === 'file') return [...(element.files ?? [])].map(file => file.name)
    return element.value
  }
  const everything = root =>
    [...root.querySelectorAll('*')].flatMap(element => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ])
  let last = ''
  const tell = () => {
    const fields = {}
    const states = {}
    for (const element of everything(document)) {
      if (element.id && element instanceof HTMLElement && element.dataset.state !== undefined)
        states[element.id] = element.dataset.state
      if (element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')) {
        const name = nameOf(element)
        if (element.type === 'radio') {
          if (element.checked) fields[name] = element.value
        } else fields[element.value === 'on' ? name : `${name}=${element.value}`] = element.checked
      } else if (
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
      )
        fields[nameOf(element)] = valueOf(element)
      else if (element instanceof HTMLElement && element.contentEditable === 'true')
        fields[nameOf(element)] = element.innerText.trim()
      else {
        const state =
          element.getAttribute('aria-checked') ??
          element.getAttribute('aria-pressed') ??
          element.getAttribute('aria-valuenow')
        if (state !== null) fields[nameOf(element)] = state
      }
    }
    const told = JSON.stringify({
      path: location.pathname,
      query: location.search,
      title: document.title,
      fields,
      text: document.body.innerText,
      scroll: { x: scrollX, y: scrollY, height: document.documentElement.scrollHeight },
      focus: document.activeElement ? nameOf(document.activeElement) : '',
      states,
    })
    if (told === last) return
    last = told
    navigator.sendBeacon('/mirror', told)
  }
  let timer = 0
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, 40)
  }
  for (const event of ['input', 'change', 'click', 'focusin', 'scroll', 'keyup', 'pointerup', 'drop'])
    addEventListener(event, soon, true)
  new MutationObserver(soon).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  addEventListener('load', tell)
  addEventListener('pagehide', tell)
}

tellOfItself()
