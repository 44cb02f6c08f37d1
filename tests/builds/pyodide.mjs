// Runs a script on a plain wheel in Pyodide, which is Python in WebAssembly:
//   node pyodide.mjs WHEEL[:ARCHIVE…] SCRIPT [ARGUMENT …]
// The script has a function main(arguments); what it prints is printed.

import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const START = `
import sys
sys.path.insert(0, "/unpacked")
from script import main
main(arguments)
`;

async function run(archives, script, ...args) {
  const pyodide = await loadPyodide();
  for (const archive of archives.split(":"))
    pyodide.unpackArchive(new Uint8Array(await readFile(archive)), "zip", { extractDir: "/unpacked" });
  pyodide.FS.writeFile("/unpacked/script.py", await readFile(script));
  pyodide.globals.set("arguments", pyodide.toPy(args));
  pyodide.runPython(START);
}

try {
  await run(...process.argv.slice(2));
} catch (error) {
  console.error(error.message); // without the stack, which quotes megabytes of Pyodide
  process.exit(1);
}
