// json-server as its own command line starts it; it takes its settings from there alone.
process.argv.push(process.env.ROWS, "--port", process.env.PORT, "--host", "127.0.0.1");
await import("./node_modules/json-server/lib/bin.js");
