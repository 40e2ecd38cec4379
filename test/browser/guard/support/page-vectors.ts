/** Ways in which a page can ask for an address, each as a script that runs in it. */
export interface PageVector {
  name: string
  /** What runs in the page; `target` is an address that it must not reach, `site` the origin of the page itself. */
  script: (target: string, site: string) => string
  /** The page is one over TLS. */
  tls?: true
  /** Without the guard this browser does not go there either, for this reason: there is nothing to compare with. */
  uncontrolled?: string
}

const text = (value: string): string => JSON.stringify(value)
const html = (markup: string): string => `document.body.insertAdjacentHTML('beforeend', ${text(markup)})`
const style = (css: string, markup = ''): string => html(`<style>${css}</style>${markup}`)
const socket = (target: string): string => target.replace(/^http/, 'ws')
const worker = (code: string, kind = 'Worker'): string =>
  `new ${kind}(URL.createObjectURL(new Blob([${text(code)}], { type: 'text/javascript' })))`
const here = (site: string, path: string, target: string, more = ''): string =>
  `${site}${path}?to=${encodeURIComponent(target)}${more}`

export const PAGE_VECTORS: PageVector[] = [
  { name: 'fetch, no-cors', script: target => `fetch(${text(target)}, { mode: 'no-cors' })` },
  { name: 'fetch with a preflight', script: target => `fetch(${text(target)}, { method: 'PUT', body: 'x' })` },
  { name: 'fetch, keepalive', script: target => `fetch(${text(target)}, { mode: 'no-cors', keepalive: true })` },
  {
    name: 'fetch that is redirected',
    script: (target, site) => `fetch(${text(here(site, '/redirect', target))}, { mode: 'no-cors' })`,
  },
  {
    name: 'XMLHttpRequest',
    script: target => `{ const r = new XMLHttpRequest(); r.open('GET', ${text(target)}); r.send() }`,
  },
  { name: 'WebSocket', script: target => `new WebSocket(${text(socket(target))})` },
  { name: 'WebSocket, encrypted', script: target => `new WebSocket(${text(socket(target).replace('ws:', 'wss:'))})` },
  { name: 'EventSource', script: target => `new EventSource(${text(target)})` },
  { name: 'beacon', script: target => `navigator.sendBeacon(${text(target)}, 'x')` },
  {
    name: 'ping of a link',
    script: (target, site) =>
      `${html(`<a id=p href="${site}/empty" ping="${target}">x</a>`)}; document.getElementById('p').click()`,
  },
  { name: 'img', script: target => `new Image().src = ${text(target)}` },
  { name: 'img srcset', script: target => html(`<img srcset="${target} 1x">`) },
  { name: 'picture', script: target => html(`<picture><source srcset="${target}"><img></picture>`) },
  { name: 'image of SVG', script: target => html(`<svg><image href="${target}"/></svg>`) },
  { name: 'input of type image', script: target => html(`<input type="image" src="${target}">`) },
  { name: 'video poster', script: target => html(`<video poster="${target}"></video>`) },
  { name: 'video', script: target => html(`<video src="${target}" preload="auto"></video>`) },
  { name: 'audio', script: target => html(`<audio src="${target}" preload="auto"></audio>`) },
  {
    name: 'script',
    script: target => `document.body.append(Object.assign(document.createElement('script'), { src: ${text(target)} }))`,
  },
  { name: 'module script', script: target => `import(${text(target)})` },
  { name: 'stylesheet', script: target => html(`<link rel="stylesheet" href="${target}">`) },
  { name: 'CSS @import', script: target => style(`@import url("${target}");`) },
  { name: 'CSS background', script: target => style(`#b { background: url("${target}") }`, '<div id="b">b</div>') },
  {
    name: 'CSS font',
    script: target =>
      style(`@font-face { font-family: f; src: url("${target}") } #f { font-family: f }`, '<p id="f">f</p>'),
  },
  {
    name: 'icon',
    script: target => html(`<link rel="icon" href="${target}">`),
    uncontrolled: 'not loaded without a window',
  },
  { name: 'preload', script: target => html(`<link rel="preload" as="image" href="${target}">`) },
  { name: 'modulepreload', script: target => html(`<link rel="modulepreload" href="${target}">`) },
  { name: 'prefetch', script: target => html(`<link rel="prefetch" href="${target}">`) },
  {
    name: 'preconnect',
    script: target => html(`<link rel="preconnect" href="${target}">`),
    uncontrolled: 'not done without a window',
  },
  {
    name: 'dns-prefetch',
    script: target => html(`<link rel="dns-prefetch" href="${target}">`),
    uncontrolled: 'a look-up, no connection',
  },
  {
    name: 'speculation rules, prefetch',
    script: target =>
      `{ const s = document.createElement('script'); s.type = 'speculationrules'; s.textContent = ${text(JSON.stringify({ prefetch: [{ source: 'list', urls: [target], eagerness: 'immediate' }] }))}; document.head.append(s) }`,
  },
  {
    name: 'speculation rules, prerender',
    script: target =>
      `{ const s = document.createElement('script'); s.type = 'speculationrules'; s.textContent = ${text(JSON.stringify({ prerender: [{ source: 'list', urls: [target], eagerness: 'immediate' }] }))}; document.head.append(s) }`,
    uncontrolled: 'of the same site only',
  },
  { name: 'Link header', script: (target, site) => `location.href = ${text(here(site, '/link', target))}` },
  { name: 'iframe', script: target => html(`<iframe src="${target}"></iframe>`) },
  { name: 'iframe in a sandbox', script: target => html(`<iframe sandbox src="${target}"></iframe>`) },
  { name: 'iframe with srcdoc', script: target => html(`<iframe srcdoc="&lt;img src='${target}'>"></iframe>`) },
  { name: 'object', script: target => html(`<object data="${target}"></object>`) },
  { name: 'embed', script: target => html(`<embed src="${target}">`) },
  {
    name: 'form, GET',
    script: target => `${html(`<form id="f" action="${target}"></form>`)}; document.getElementById('f').submit()`,
  },
  {
    name: 'form, POST',
    script: target =>
      `${html(`<form id="f" method="post" action="${target}"><input name="a" value="b"></form>`)}; document.getElementById('f').submit()`,
  },
  {
    name: 'form that is redirected with its body (307)',
    script: (target, site) =>
      `${html(`<form id="f" method="post" action="${here(site, '/redirect', target, '&status=307')}"><input name="a" value="b"></form>`)}; document.getElementById('f').submit()`,
  },
  { name: 'window.open', script: target => `window.open(${text(target)})` },
  {
    name: 'link to a new tab',
    script: target =>
      `${html(`<a id="a" target="_blank" href="${target}">x</a>`)}; document.getElementById('a').click()`,
  },
  {
    name: 'download link',
    script: target => `${html(`<a id="a" download href="${target}">x</a>`)}; document.getElementById('a').click()`,
  },
  { name: 'location', script: target => `location.href = ${text(target)}` },
  { name: 'meta refresh', script: target => html(`<meta http-equiv="refresh" content="0;url=${target}">`) },
  { name: 'Refresh header', script: (target, site) => `location.href = ${text(here(site, '/refresh', target))}` },
  { name: 'redirect', script: (target, site) => `location.href = ${text(here(site, '/redirect', target))}` },
  {
    name: 'five redirects',
    script: (target, site) => `location.href = ${text(here(site, '/redirect', target, '&hops=5'))}`,
  },
  {
    name: 'redirect of an img',
    script: (target, site) => `new Image().src = ${text(here(site, '/redirect', target))}`,
  },
  {
    name: 'redirect of an iframe',
    script: (target, site) => html(`<iframe src="${here(site, '/redirect', target)}"></iframe>`),
  },
  { name: 'worker: fetch', script: target => worker(`fetch(${text(target)}, { mode: 'no-cors' })`) },
  { name: 'worker: importScripts', script: target => worker(`importScripts(${text(target)})`) },
  { name: 'worker: WebSocket', script: target => worker(`new WebSocket(${text(socket(target))})`) },
  {
    name: 'shared worker: fetch',
    script: target => worker(`fetch(${text(target)}, { mode: 'no-cors' })`, 'SharedWorker'),
  },
  {
    name: 'service worker: fetch',
    tls: true,
    script: (target, site) => `navigator.serviceWorker.register(${text(here(site, '/sw-fetch.js', target))})`,
  },
  {
    name: 'service worker: importScripts',
    tls: true,
    script: (target, site) => `navigator.serviceWorker.register(${text(here(site, '/sw-import.js', target))})`,
  },
  {
    name: 'WebRTC: STUN',
    script: target =>
      `{ const c = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + new URL(${text(target)}).host }] }); c.createDataChannel('d'); c.createOffer().then(o => c.setLocalDescription(o)); window.kept = c }`,
  },
  {
    name: 'WebRTC: TURN over UDP',
    script: target =>
      `{ const c = new RTCPeerConnection({ iceServers: [{ urls: 'turn:' + new URL(${text(target)}).host, username: 'u', credential: 'p' }] }); c.createDataChannel('d'); c.createOffer().then(o => c.setLocalDescription(o)); window.kept = c }`,
  },
  {
    name: 'WebRTC: TURN over TCP',
    script: target =>
      `{ const c = new RTCPeerConnection({ iceServers: [{ urls: 'turn:' + new URL(${text(target)}).host + '?transport=tcp', username: 'u', credential: 'p' }] }); c.createDataChannel('d'); c.createOffer().then(o => c.setLocalDescription(o)); window.kept = c }`,
  },
  {
    name: 'WebRTC: a candidate that the page makes up',
    script: target =>
      `(async () => { const at = new URL(${text(target)}); const [a, b] = [new RTCPeerConnection(), new RTCPeerConnection()]; window.kept = [a, b]; a.createDataChannel('d'); await a.setLocalDescription(await a.createOffer()); await b.setRemoteDescription(a.localDescription); await b.setLocalDescription(await b.createAnswer()); await a.setRemoteDescription(b.localDescription); for (const [protocol, more] of [['udp', ''], ['tcp', ' tcptype passive']]) await a.addIceCandidate({ candidate: 'candidate:1 1 ' + protocol + ' 2130706431 127.0.0.1 ' + at.port + ' typ host' + more, sdpMid: '0', sdpMLineIndex: 0 }) })()`,
  },
  {
    name: 'WebTransport',
    tls: true,
    script: target => `new WebTransport(${text(target.replace('http:', 'https:'))})`,
  },
]
