import { el } from './dom.js'

/** Screenshots and downloads of an answer: pictures are shown, everything else can be saved. */
export function renderFiles(files = []) {
  // Only what this server keeps for the conversation.
  const own = files.filter(file => file.startsWith('/files/'))
  return own.length > 0 && el('div', { class: 'files' }, own.map(renderFile))
}

function renderFile(file) {
  const name = decodeURIComponent(file.split('/').at(-1))
  if (!/\.(?:png|jpe?g|webp)$/i.test(name)) return el('p', {}, el('a', { href: file, download: name }, `Save ${name}`))
  return el(
    'a',
    { href: file, target: '_blank', rel: 'noopener' },
    el('img', { src: file, alt: `Screenshot ${name}`, loading: 'lazy' }),
  )
}
