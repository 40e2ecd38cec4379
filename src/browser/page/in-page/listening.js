/**
 * Elements that answer clicks by a listener: an isolated world cannot see them, the browser's own snapshot can
 * (../find-listeners.ts). It names them by the way from the document: numbers of children in the flat tree.
 */
function resolvePaths(paths) {
  const found = new Set()
  for (const { path, name } of paths) {
    let node = document
    for (const step of path) {
      node = childrenOf(node)[step]
      if (!node) break
    }
    if (node && isElement(node) && tagOf(node) === name.toLowerCase()) found.add(node)
  }
  return found
}
