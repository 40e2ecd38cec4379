import { toLabel } from '../text/format.ts'
import { sayExact } from './say-exact.ts'

/** Longest value that is shown in a line; longer ones get a box of their own. */
const LONG = 400

/** Arguments of a call, one a line; values inside lists and objects as JSON. */
export function ArgumentTable({ args, caption }: { args: Record<string, unknown>; caption: string }) {
  const names = Object.keys(args)
  if (!names.length) return <p class="note">Without arguments.</p>
  return (
    <table class="arguments">
      <caption class="visually-hidden">{caption}</caption>
      <tbody>
        {names.map(name => (
          <tr key={name}>
            <th scope="row" dir="auto" title={name}>
              {toLabel(name)}
            </th>
            <td dir="auto">{write(args[name], name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function write(value: unknown, name: string) {
  const isInner = typeof value === 'object' && value !== null
  const text = sayExact(value)
  if (!isInner && text.length <= LONG) return text
  return (
    <pre tabIndex={0} aria-label={toLabel(name)}>
      {text}
    </pre>
  )
}
