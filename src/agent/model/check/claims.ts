/** Something that an answer says and that has to come from somewhere: a figure, a day, a name or a code. */
export type Claim = { text: string; start: number; end: number } & (
  | { kind: 'number'; readings: NumberReading[] }
  /** Written as far as it goes: `2025-03-01`, `2025-03`, `--03-01`, `--03`; several where the order of day and month is open. */
  | { kind: 'day'; days: string[] }
  /** Words as `normalise` writes them. */
  | {
      kind: 'text'
      words: string
      /** Common words with capital letters where a capital begins a sentence or an item: a name, or a label. */
      mayBeLabel?: true
    }
)

/** One way to read a figure. `half`: how far the exact figure may be from it, half of the last place that is written. */
export interface NumberReading {
  value: number
  half: number
  percent: boolean
}

/** Lower case words without accents and signs, one space between them. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
