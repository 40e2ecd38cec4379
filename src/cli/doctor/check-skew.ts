import { isLoopbackAddress } from '../../http/origin-guard.ts'
import { isObject } from '../../lib/json.ts'
import { get } from '../../lib/node-http.ts'
import type { Finding } from '../commands/doctor.ts'

/** Seconds that the clocks may differ: signatures and tokens usually allow five minutes. */
const SKEW = { problem: 300, note: 30 }
/** Milliseconds that a service may take to answer. */
const PATIENCE = 3000

/**
 * Compares this machine's clock with those of services elsewhere, by the Date header of an answer (RFC 9110, 6.6.1):
 * tokens and signatures of a machine with a wrong clock are refused, and nothing says why. `applications` is what the
 * registry lists.
 */
export async function checkSkew(applications: unknown): Promise<Finding[]> {
  const origins = new Map<string, string>()
  for (const application of Array.isArray(applications) ? applications.filter(isObject) : []) {
    const url = URL.parse(String(application['url'] ?? ''))
    if (url && /^https?:$/.test(url.protocol) && !isLoopback(url.hostname))
      origins.set(url.origin, String(application['name']))
  }
  const findings = await Promise.all(
    [...origins].map(async ([origin, name]) => {
      const skew = await readSkew(origin)
      return skew === undefined ? [] : describeSkew(name, skew)
    }),
  )
  return findings.flat()
}

/** What is to be told of a difference in seconds; more than zero: this machine is ahead. */
export function describeSkew(service: string, skew: number): Finding[] {
  const seconds = Math.abs(Math.round(skew))
  if (seconds < SKEW.note) return []
  return [
    {
      level: seconds >= SKEW.problem ? 'problem' : 'note',
      what: `Clock: it is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} the one of the service ${service}`,
      next: 'Let the system keep it: timedatectl set-ntp true. When other services agree with it, the service is wrong',
    },
  ]
}

const isLoopback = (host: string) => host === 'localhost' || isLoopbackAddress(host.replace(/^\[|\]$/g, ''))

async function readSkew(origin: string): Promise<number | undefined> {
  // The header is all that counts: which certificate answers is a matter of the registry.
  const ask = origin.startsWith('https:') ? (await import('node:https')).get : get
  const began = Date.now()
  return await new Promise(resolve => {
    const request = ask(`${origin}/`, { method: 'HEAD', agent: false, timeout: PATIENCE }, response => {
      response.resume()
      const date = Date.parse(response.headers.date ?? '')
      // The header has whole seconds, and was written at about half of the way.
      const middle = (began + Date.now()) / 2
      resolve(Number.isNaN(date) ? undefined : (middle - date - 500) / 1000)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(undefined))
    request.once('close', () => resolve(undefined))
  })
}
