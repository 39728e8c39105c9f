// @ts-check
/**
 * A file of Python's that is fetched when Python opens it. A Python restored from memory has already imported
 * everything that a table needs: the files of the library and of the package are wanted only for the rest, and not
 * waited for.
 */

/**
 * @param {import("pyodide").PyodideAPI} python @param {string} path
 * @param {Pick<import("./parts.js").Later, "now">} file
 */
export function lend({ FS }, path, file) {
  FS.writeFile(path, "");
  const { node } = FS.lookupPath(path, {});
  const { node_ops: ofNode, stream_ops: ofStream } = node;
  const fill = () => {
    const bytes = file.now(); // an error here ends this Python: it must not take the file for missing
    Object.assign(node, { node_ops: ofNode, stream_ops: ofStream });
    FS.writeFile(path, bytes, { canOwn: true });
  };
  node.node_ops = {
    ...ofNode,
    getattr: (/** @type {unknown} */ of) => {
      fill();
      return ofNode.getattr(of);
    },
  };
  node.stream_ops = {
    ...ofStream,
    open: (/** @type {{stream_ops: unknown}} */ stream) => {
      fill();
      stream.stream_ops = ofStream;
    },
  };
}
