import { connect } from 'node:net'
import { bareHost, isOnThisMachine } from '../../lib/address-policy.ts'

/** Milliseconds between two looks. */
const PAUSE = 700

/**
 * Watches whether anybody listens at the address of an HTTP service on this machine: a service that was stopped shows
 * within a second and not at the next call (registry case M3). A connection is opened and closed, nothing is asked; only
 * a refusal counts. Services elsewhere are not knocked at: asking them all the time is rude, and a refusal may come from
 * something in between. Returns what ends the watching.
 */
export function watchListener(address: string, onGone: (error: Error) => void): () => void {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || !isOnThisMachine(url.hostname)) return () => undefined
  const host = bareHost(url.hostname)
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  let isStopped = false
  let timer: NodeJS.Timeout
  const schedule = () => {
    if (isStopped) return
    timer = setTimeout(look, PAUSE)
    timer.unref()
  }
  const look = () => {
    const socket = connect({ host, port })
    socket.unref()
    socket.setTimeout(PAUSE, () => socket.destroy())
    socket.once('connect', () => socket.destroy())
    socket.once('error', error => {
      if (!isStopped && isRefused(error)) {
        isStopped = true
        onGone(error)
      }
    })
    socket.once('close', schedule)
  }
  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Nobody listens there; `localhost` may be tried at several addresses, each with its own error. */
export function isRefused(error: Error): boolean {
  const { code, errors } = error as { code?: unknown; errors?: Error[] }
  return errors?.length ? errors.every(isRefused) : code === 'ECONNREFUSED'
}
