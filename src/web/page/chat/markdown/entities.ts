const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** The characters that a text of Markdown names (CommonMark § 2.5): the common ones and those by number; others stay as written. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name] ?? whole
      const code = decimal ? Number(decimal) : parseInt(hex!, 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD'
    },
  )
