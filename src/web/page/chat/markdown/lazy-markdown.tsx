import { lazy } from '../../ui/lazy.tsx'

/** Markdown, loaded with the first text of a language model; until then the text stands as it was written. */
export const Markdown = lazy(
  async () => (await import('./markdown.tsx')).Markdown,
  ({ text }) => (
    <p class="text" dir="auto">
      {text}
    </p>
  ),
)
