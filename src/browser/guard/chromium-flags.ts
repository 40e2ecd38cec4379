/** Arguments of Chromium that leave the guard's proxy as the only way out; `server` is `guard.server`. */
export const guardFlags = (server: string): string[] => [
  `--proxy-server=${server}`,
  // Without this entry Chromium goes to loopback addresses past any proxy.
  '--proxy-bypass-list=<-loopback>',
  // It looks up no name itself: those of pages are the proxy's business.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--dns-prefetch-disable',
  // WebRTC: no UDP past the proxy; QUIC (HTTP/3, WebTransport) knows no proxies.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
]
