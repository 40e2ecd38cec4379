import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A cable between a page and its server, which can be pulled out. */
export interface Cable {
  url: string
  /** Breaks every connection; nothing gets through until `plug`. */
  cut(): void
  plug(): void
  close(): Promise<void>
}

/** Passes everything on to a port of this machine. */
export async function layCable(to: string): Promise<Cable> {
  const port = Number(new URL(to).port)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer(near => {
    if (isCut) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const end = () => sockets.forEach(socket => socket.destroy())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      end()
    },
    plug: () => void (isCut = false),
    close: async () => {
      end()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
