import { cell, code, GENERATED, page, table } from './markdown.ts'
import { ADVICE } from './error-advice.ts'
import { readErrors, type ErrorCode } from './read-errors.ts'

/** docs/reference/errors.md: every code with its status, what it means and what to do. */
export function renderErrors(): string {
  const errors = readErrors()
  return page(
    '# Errors by their code',
    GENERATED,
    'Every error has a code that stays the same from version to version, beside a message that names the thing and the next step. ' +
      'Look the code up here; the messages are those of the program, with `…` for what is filled in.',
    table(
      ['Where', 'How it looks'],
      [
        ['A server', '`{"detail": "…", "code": "NOT_FOUND"}` with the status below'],
        [
          '`POST /functions/call`',
          '`{"status": "exception", "status_code": 404, "error_type": "TOOL_NOT_FOUND", "message": "…"}`',
        ],
        [
          'An answer of the agent',
          '`data.error` of the answer: `{"code": "NEEDS_INPUT", "message": "…"}`, with status 200: the question was taken, its answer is that',
        ],
        [
          'The command line',
          'the message on standard error, exit code 1 or 2; with `--json` as `{"error": {"code": "…", "message": "…"}}`',
        ],
      ],
    ),
    table(
      ['Code', 'Status', 'In short'],
      errors.map(error => [
        `[${code(error.code)}](#${error.code.toLowerCase()})`,
        statusesOf(error),
        cell(meaningOf(error)),
      ]),
    ),
    ...errors.map(renderError),
  )
}

function renderError(error: ErrorCode): string {
  return page(
    `## ${error.code}`,
    `**${statusesOf(error)}.** ${meaningOf(error)}${meaningOf(error).endsWith('.') ? '' : '.'}`,
    ADVICE[error.code]?.todo && `**What to do:** ${ADVICE[error.code]!.todo}`,
    error.messages.length > 0 &&
      error.messages.map(message => `- “${message.replaceAll(/[<>*_`|]/g, '\\$&')}”`).join('\n'),
  ).trimEnd()
}

const meaningOf = ({ code: name, meanings, messages }: ErrorCode) =>
  ADVICE[name]?.meaning ?? meanings[0] ?? messages[0] ?? 'See the message'

function statusesOf({ statuses, isAnswer }: ErrorCode): string {
  const told = statuses.sort((one, other) => one - other).join(', ')
  return [told, isAnswer && 'answer'].filter(Boolean).join(', ') || 'as the service answers'
}
