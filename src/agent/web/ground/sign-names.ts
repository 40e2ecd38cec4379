/** Signs on controls, what they show, and what they stand for, as people call it (Unicode CLDR short names, and what the sign is used for). */
const SIGNS: readonly (readonly [signs: string, look: string, use: string])[] = [
  ['👍', 'thumbs up', 'like'],
  ['👎', 'thumbs down', 'dislike'],
  ['❤♥♡🤍', 'heart', 'love like'],
  ['★☆⭐✩', 'star', 'favourite'],
  ['🗑', 'bin|trash|wastebasket', 'delete'],
  ['✏✎🖉🖊', 'pencil', 'edit'],
  ['🔍🔎', 'magnifying glass', 'search find'],
  ['⚙', 'gear', 'settings'],
  ['✉📧', 'envelope', 'mail'],
  ['➤✈📤', '', 'send'],
  ['💬🗨', 'speech balloon', 'comment'],
  ['↩⤶', '', 'reply'],
  ['↪⤷', '', 'forward'],
  ['🔁', '', 'repeat share'],
  ['✕×✖❌╳', 'x|cross', 'close remove delete'],
  ['➕+＋', 'plus', 'add'],
  ['➖−-–', 'minus', 'less'],
  ['✓✔✅', 'check mark|tick', 'done'],
  ['🔒', 'lock', ''],
  ['🔔', 'bell', ''],
  ['🏠⌂', 'house', 'home'],
  ['📎', 'paperclip', 'attach'],
  ['💾🖫', 'floppy disk|diskette', 'save'],
  ['🖨', 'printer', 'print'],
  ['⏹■◼', '', 'stop'],
  ['⏸', '', 'pause'],
  ['⏮', '', 'previous back'],
  ['⏭', '', 'next forward'],
  ['⏪', '', 'rewind back'],
  ['⏩', '', 'fast forward'],
  ['📁📂', 'folder', ''],
  ['📷', 'camera', ''],
  ['📅🗓', 'calendar', ''],
  ['👤', 'person', 'user profile'],
  ['☎📞', 'telephone|phone', 'call'],
  ['🛒', 'cart|basket', ''],
  ['🚩⚑', 'flag', ''],
  ['📌', 'pushpin|pin', ''],
  ['🔖', 'bookmark', ''],
  ['▾▼▽⌄˅', 'down arrow', ''],
  ['▴▲△⌃˄', 'up arrow', ''],
  ['▸▶▷›❯→►', 'right arrow', 'play'],
  ['◂◀◁‹❮←', 'left arrow', ''],
  ['↑', 'up arrow', ''],
  ['↓', 'down arrow', ''],
  ['⋮⋯…☰≡', '', 'menu more options'],
]
const NAMES = new Map(
  SIGNS.flatMap(([signs, look, use]) => [...signs].map(sign => [sign, { looks: look.split('|'), use }] as const)),
)

/** The one sign that a text is: the words for what it shows and for what it is used. Undefined: it is none, or more than that. */
export function signIn(text: string): { looks: string[]; use: string } | undefined {
  const [sign, ...more] = [...text.trim().replace(/[\uFE0E\uFE0F]/g, '')]
  return sign !== undefined && more.length === 0 ? NAMES.get(sign) : undefined
}

/** The names of the one sign that a text is; undefined: it is none, or more than that. */
export function signName(text: string): string | undefined {
  const sign = signIn(text)
  return sign && [...sign.looks, sign.use].join(' ').trim()
}

/** What signs show that are used for what a control is called: a cross for "Close". */
export const looksFor = (name: string): string[] =>
  SIGNS.filter(([, , use]) => use.split(' ').includes(name.trim().toLowerCase())).flatMap(([, look]) =>
    look.split('|').filter(Boolean),
  )

/** All other names of the signs that have these words in theirs: a printer is for printing. */
export const signNamed = (words: readonly string[]): string[] =>
  SIGNS.map(([, look, use]) => `${look} ${use}`.trim().split(/[ |]/))
    .filter(name => words.every(word => name.includes(word)))
    .flat()
