import { hrefTo } from '../state/route.ts'

/** A tool that was called, with its application, as the way to it. */
export function ToolLink({ app, tool }: { app: string; tool: string }) {
  return (
    <>
      <a href={hrefTo({ view: 'catalogue', app, tool })} dir="auto">
        {tool}
      </a>{' '}
      <small dir="auto">{app}</small>
    </>
  )
}
