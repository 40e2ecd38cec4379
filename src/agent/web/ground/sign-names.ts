/** What signs on controls stand for, as people call it (Unicode CLDR short names, and what the sign is used for). */
const SIGNS: readonly (readonly [string, string])[] = [
  ['👍', 'thumbs up like'],
  ['👎', 'thumbs down dislike'],
  ['❤♥♡🤍', 'heart love like'],
  ['★☆⭐✩', 'star favourite'],
  ['🗑', 'bin trash wastebasket delete'],
  ['✏✎🖉🖊', 'pencil edit'],
  ['🔍🔎', 'magnifying glass search find'],
  ['⚙', 'gear settings'],
  ['✉📧', 'envelope mail'],
  ['➤✈📤', 'send'],
  ['💬🗨', 'speech balloon comment'],
  ['↩⤶', 'reply'],
  ['↪⤷', 'forward'],
  ['🔁', 'repeat share'],
  ['✕×✖❌', 'cross close remove delete'],
  ['➕+＋', 'plus add'],
  ['➖−-–', 'minus less'],
  ['✓✔✅', 'check mark tick done'],
  ['🔒', 'lock'],
  ['🔔', 'bell'],
  ['🏠⌂', 'house home'],
  ['📎', 'paperclip attach'],
  ['💾', 'floppy disk save'],
  ['🖨', 'printer print'],
  ['🛒', 'cart basket'],
  ['🚩⚑', 'flag'],
  ['📌', 'pushpin pin'],
  ['🔖', 'bookmark'],
  ['▾▼▽⌄˅', 'down arrow'],
  ['▴▲△⌃˄', 'up arrow'],
  ['▸▶▷›❯→', 'right arrow'],
  ['◂◀◁‹❮←', 'left arrow'],
  ['↑', 'up arrow'],
  ['↓', 'down arrow'],
  ['⋮⋯…☰≡', 'menu more options'],
]
const NAMES = new Map(SIGNS.flatMap(([signs, name]) => [...signs].map(sign => [sign, name] as const)))

/** The names of the one sign that a text is; undefined: it is none, or more than that. */
export function signName(text: string): string | undefined {
  const [sign, ...more] = [...text.trim().replace(/[\uFE0E\uFE0F]/g, '')]
  return sign !== undefined && more.length === 0 ? NAMES.get(sign) : undefined
}
