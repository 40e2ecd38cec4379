/** For `--import`: writes the address of every module that a process loads into the file that LOG_LOADS names. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const file = process.env['LOG_LOADS']
if (file !== undefined)
  registerHooks({
    load(url, context, next) {
      appendFileSync(file, `${url}\n`)
      return next(url, context)
    },
  })
