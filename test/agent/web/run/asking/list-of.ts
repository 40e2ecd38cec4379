import { snapshotOf } from '../../ground/snapshot-of.ts'

/** A page with a heading and a table under it. */
export const listOf = (heading: string, columns: readonly string[], rows: readonly (readonly string[])[]) =>
  snapshotOf([
    { role: 'heading', tag: 'h1', name: heading },
    {
      role: 'table',
      tag: 'table',
      in: [
        {
          role: 'row',
          tag: 'tr',
          in: columns.map((name, column) => ({ role: 'columnheader', tag: 'th', name, column })),
        },
        ...rows.map(cells => ({
          role: 'row',
          tag: 'tr',
          in: cells.map((name, column) => ({ role: 'cell', tag: 'td', name, column })),
        })),
      ],
    },
  ])
