import { connect } from 'node:net'

/** Writes text to a proxy as it is, and gives everything that comes back until the connection ends or `isEnough`. */
export async function rawRequest(
  server: string,
  text: string,
  isEnough: (answer: string) => boolean = () => false,
): Promise<string> {
  const { hostname, port } = new URL(server)
  const socket = connect({ host: hostname, port: Number(port) })
  let answer = ''
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on('data', chunk => {
        answer += chunk.toString('latin1')
        if (isEnough(answer)) resolve()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve())
      socket.write(text)
    })
  } finally {
    socket.destroy()
  }
  return answer
}

/** The status codes of all answers in it. */
export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(match => Number(match[1]))
