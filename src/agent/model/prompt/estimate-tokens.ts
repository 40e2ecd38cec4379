/** Characters that one token is taken for: the rule of thumb that providers give for English text and JSON. */
const CHARACTERS = 4

/** How many tokens a text, or a value as JSON, is taken for. Prompts are kept within limits by this; bills are not made of it. */
export const estimateTokens = (value: unknown): number =>
  Math.ceil((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length / CHARACTERS)
