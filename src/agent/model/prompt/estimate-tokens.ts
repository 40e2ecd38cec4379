/** Characters that one token is taken for: the rule of thumb that providers give for English text and JSON. */
const CHARACTERS = 4

/** How many tokens so many characters are taken for. */
export const tokensOf = (characters: number): number => Math.ceil(characters / CHARACTERS)

/** How many tokens a text, or a value as JSON, is taken for. Prompts are kept within limits by this; bills are not made of it. */
export const estimateTokens = (value: unknown): number =>
  tokensOf((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length)
