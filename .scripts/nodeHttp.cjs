// Node's own module by `require`: an `import` reads all that it exports, and with it loads Node's client of WebSockets.
module.exports = require("http");
