import type { Response } from 'express'

/** Answers with text that is JSON already: a record is serialised when it is written, not when it is read. */
export function sendJsonText(res: Response, text: string, status = 200): void {
  res.statusCode = status
  res.setHeader('content-type', 'application/json; charset=utf-8')
  res.end(text)
}
