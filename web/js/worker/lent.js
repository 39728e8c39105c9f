// @ts-check
/**
 * A file of Python's that comes when Python opens it. What is taken up from memory has imported all that a table needs:
 * the files of the library and of the package are wanted for the rest alone, and not waited for.
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
    const bytes = file.now(); // what it throws ends this Python: to it, a file that is not there would be an answer
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
