import { Lexer, type Token, type Tokens } from 'marked'
import type { ComponentChildren, VNode } from 'preact'
import { useMemo } from 'preact/hooks'
import { CopyButton } from '../../ui/copy-button.tsx'
import { decodeEntities } from './entities.ts'
import { OutsideLink } from './outside-link.tsx'

/** Draws the plain text within Markdown. */
export type DrawText = (text: string) => ComponentChildren

/**
 * A text of Markdown (CommonMark with the tables, task lists and autolinks of GFM) as elements. Only tokens become elements,
 * never text: raw HTML is shown as it is written, and a picture is a link to it, so nothing is loaded from elsewhere.
 */
export function Markdown({ text, draw = String }: { text: string; draw?: DrawText }) {
  const blocks = useMemo(() => lex(text), [text])
  if (!blocks)
    return (
      <p class="text" dir="auto">
        {text}
      </p>
    )
  const levels = levelsOf(blocks)
  return (
    <div class="markdown">
      {blocks.map(block => {
        const level = levels.get(block)
        return level ? drawHeading(block as Tokens.Heading, level, draw) : drawToken(block, draw)
      })}
    </div>
  )
}

/** Undefined for what is nested too deeply to be read. */
function lex(text: string): Token[] | undefined {
  try {
    const tokens = new Lexer({ gfm: true, breaks: true }).lex(text)
    return depthOf(tokens) > 40 ? undefined : tokens
  } catch {
    return undefined
  }
}

const depthOf = (tokens: readonly Token[]): number =>
  1 + Math.max(0, ...tokens.map(token => depthOf([...(partsOf(token) ?? [])])))

const partsOf = (token: Token): readonly Token[] | undefined =>
  token.type === 'list' ? (token as Tokens.List).items : (token as Tokens.Generic).tokens

const drawAll = (tokens: readonly Token[] = [], draw: DrawText): ComponentChildren =>
  tokens.map(token => drawToken(token, draw))

function drawToken(token: Token, draw: DrawText): ComponentChildren {
  const inside = () => drawAll((token as Tokens.Generic).tokens, draw)
  switch (token.type) {
    case 'paragraph':
      return <p dir="auto">{inside()}</p>
    case 'text':
      return token.tokens ? inside() : draw(decodeEntities(String(token.text)))
    case 'escape':
      return draw(String(token.text))
    case 'strong':
      return <strong>{inside()}</strong>
    case 'em':
      return <em>{inside()}</em>
    case 'del':
      return <del>{inside()}</del>
    case 'codespan':
      return <code>{String(token.text)}</code>
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'heading':
      // Within a list or a quote it structures nothing.
      return (
        <p dir="auto">
          <strong>{inside()}</strong>
        </p>
      )
    case 'blockquote':
      return <blockquote dir="auto">{inside()}</blockquote>
    case 'code':
      return <Code text={String(token.text)} />
    case 'list':
      return drawList(token as Tokens.List, draw)
    case 'checkbox':
      return (
        <span role="img" aria-label={token.checked ? 'Done:' : 'Open:'}>
          {token.checked ? '☑ ' : '☐ '}
        </span>
      )
    case 'table':
      return drawTable(token as Tokens.Table, draw)
    case 'link':
      return <OutsideLink href={String(token.href)}>{inside()}</OutsideLink>
    case 'image':
      return <OutsideLink href={String(token.href)}>{token.text ? draw(String(token.text)) : 'Picture'}</OutsideLink>
    case 'space':
    case 'def':
      return null
    default:
      return token.raw
  }
}

/**
 * The level of each heading at the top of a text: the question is the heading above it, so they begin at 3, and none is
 * skipped on the way down.
 */
function levelsOf(tokens: readonly Token[]): Map<Token, number> {
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading')
  const depths = [...new Set(headings.map(({ depth }) => depth))].toSorted((a, b) => a - b)
  let last = 2
  return new Map(headings.map(heading => [heading, (last = Math.min(6, last + 1, 3 + depths.indexOf(heading.depth)))]))
}

function drawHeading({ tokens }: Tokens.Heading, level: number, draw: DrawText): VNode {
  const Level = `h${level}` as 'h3'
  return <Level dir="auto">{drawAll(tokens, draw)}</Level>
}

function drawList({ ordered, start, items }: Tokens.List, draw: DrawText): VNode {
  const entries = items.map((item, at) => (
    <li key={at} class={item.task ? 'task' : undefined}>
      {drawAll(item.tokens, draw)}
    </li>
  ))
  return ordered ? (
    <ol start={Number(start) || 1} dir="auto">
      {entries}
    </ol>
  ) : (
    <ul dir="auto">{entries}</ul>
  )
}

function drawTable({ header, rows }: Tokens.Table, draw: DrawText): VNode {
  return (
    <div class="table-box" tabIndex={0} role="region" aria-label="Table">
      <table>
        <thead>
          <tr>
            {header.map(({ tokens, align }, at) => (
              <th key={at} scope="col" class={align ?? undefined}>
                {drawAll(tokens, draw)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <tr key={n}>
              {row.map(({ tokens, align }, at) => (
                <td key={at} dir="auto" class={align ?? undefined}>
                  {drawAll(tokens, draw)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Code({ text }: { text: string }) {
  return (
    <div class="code-block">
      <pre tabIndex={0} role="region" aria-label="Code">
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label="Copy the code" />
    </div>
  )
}
