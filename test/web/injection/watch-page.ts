import type { Page } from 'playwright-core'

/** What a page did that no text may make it do. */
export interface Watched {
  /** Everything since the last look. */
  found(): Promise<string[]>
}

/** Runs in the page before everything else: what the policy stopped, and what objects are like before anybody changed them. */
const KEEP = `
  globalThis.violations = []
  addEventListener('DOMContentLoaded', () => (globalThis.own = new Set(document.querySelectorAll('script'))))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    violations.push('policy stopped ' + effectiveDirective + ' ' + blockedURI + ' ' + sample))
  globalThis.clean = [Object, Array, String, Function].map(one => Reflect.ownKeys(one.prototype).length).join()
`

/** Looks through the whole document as it is now. */
const LOOK = `(() => {
  const found = violations.splice(0)
  if ('attacked' in globalThis) found.push('a script ran')
  delete globalThis.attacked
  if ([Object, Array, String, Function].map(one => Reflect.ownKeys(one.prototype).length).join() !== clean) found.push('a prototype was changed')
  const never = /^(?:script|i?frame|frameset|object|embed|applet|base|meta|link|style|math|foreignobject|animate.*|set|use|image|audio|video|source|track|template|slot|portal|marquee|noembed|xmp)$/i
  const wide = document.documentElement
  if (wide.scrollWidth > wide.clientWidth) found.push('the page scrolls sideways')
  for (const element of document.body.querySelectorAll('*')) {
    const name = element.localName
    if (own.has(element)) continue
    if (never.test(name)) found.push('<' + name + '>')
    if (element.shadowRoot) found.push('a shadow root')
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push('<' + name + ' ' + attribute + '>')
      if (/^(?:srcdoc|srcset|formaction|action|ping|background|poster|data|xlink:href|is|nonce|http-equiv)$/i.test(attribute)) found.push('<' + name + ' ' + attribute + '=' + value + '>')
      if (attribute === 'style' && /url\\(|expression|@import/i.test(value)) found.push('style ' + value)
      if (/^(?:id|name)$/.test(attribute) && (/\\s|</.test(value) || value in document)) found.push('clobbered ' + attribute + '=' + value)
      if (attribute === 'href' || attribute === 'src') {
        const to = new URL(value, location.href)
        if (name === 'img' && to.origin !== location.origin && to.protocol !== 'blob:') found.push('picture ' + value)
        const isOwn = to.origin === location.origin
        if (!isOwn && !/^(?:https?|mailto|blob):$/.test(to.protocol)) found.push('link ' + value)
        if (name === 'a' && !isOwn && /^https?:$/.test(to.protocol)) {
          if (!/\\bnoopener\\b/.test(element.rel) || element.target !== '_blank') found.push('link without noopener ' + value)
          if (!/leads/.test(element.textContent)) found.push('link without a mark ' + value)
        }
      }
    }
  }
  // Text that turns round what follows is kept in a box of its own.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = texts.nextNode()); ) {
    if (!node.data.includes('\\u202E') || !node.parentElement.checkVisibility()) continue
    const { unicodeBidi, display } = getComputedStyle(node.parentElement)
    const alone = /isolate|plaintext/.test(unicodeBidi) || !display.startsWith('inline')
    const after = node.data.slice(node.data.lastIndexOf('\\u202E')).split(' END')[1] ?? ''
    if (!alone) found.push('turned round: in ' + node.parentElement.outerHTML.slice(0, 200))
    else if (node.data.length < 200 && /[\\p{L}\\p{N}]/u.test(after)) found.push('turned round with it: ' + JSON.stringify(node.data.slice(-120)) + ' in ' + node.parentElement.className)
  }
  return [...new Set(found)]
})()`

/** Keeps an eye on a page; before its first address is opened. */
export async function watchPage(page: Page, home: string): Promise<Watched> {
  const seen: string[] = []
  page.on('pageerror', error => seen.push(`exception ${String(error.stack).slice(0, 400)}`))
  page.on('dialog', dialog => (seen.push(`dialog ${dialog.message()}`), void dialog.dismiss()))
  page.on('popup', popup => seen.push(`window ${popup.url()}`))
  page.on('framenavigated', frame => {
    if (frame !== page.mainFrame() || !frame.url().startsWith(home)) seen.push(`navigated ${frame.url()}`)
  })
  page.on('request', request => {
    if (!request.url().startsWith(home) && !/^(?:data|blob):/.test(request.url())) seen.push(`asked ${request.url()}`)
  })
  page.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) seen.push(message.text())
  })
  await page.addInitScript(KEEP)
  return { found: async () => [...((await page.evaluate(LOOK)) as string[]), ...seen.splice(0)] }
}
