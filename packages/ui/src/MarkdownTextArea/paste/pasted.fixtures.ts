/** A text as a program puts it into the clipboard, and the Markdown that comes of it. */
export interface PastedText {
  html: string
  markdown: string
}

const word = String.raw`<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1>Delivery lead<o:p></o:p></h1>
<p class=MsoNormal>You look after <b>a hau</b><b>lage company</b>, from <i>first call</i> to&nbsp;release.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Plan the weeks<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>With the <s>team</s> customer<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Show it on Fridays<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Apply<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Meet <a href="https://example.com/us">us</a><o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Place</b></p></td><td><p class=MsoNormal>Leeds</p></td></tr></table>
<!--EndFragment--></body></html>`

const docs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6c2f1a"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">What you do</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;text-decoration:none;">You look after </span><span style="font-weight:700;font-style:normal;">the portal</span><span style="font-weight:400;">, with </span><span style="font-weight:700;font-style:italic;">care</span><span style="font-weight:400;"> and </span><span style="text-decoration:line-through;">hurry</span><span> patience.</span></p><br><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Releases</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>every week</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><a href="https://www.google.com/url?q=https://example.com/demo&amp;sa=D"><span style="color:#1155cc;text-decoration:underline;">Demos</span></a></p></li></ul><p dir="ltr"><span>One line</span><span><br></span><span>and the next</span></p></b><br class="Apple-interchange-newline">`

const outlook = `<html><head><style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} </style></head><body dir="ltr"><div class="elementToProof" style="font-family: Aptos; font-size: 12pt;">Dear all,</div><div class="elementToProof"><br></div><div class="elementToProof">the offer is <b>final:</b> see <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Foffer%3Fa%3D1&amp;data=05%7C02" data-outlook-id="1">the offer</a>&nbsp;and <a href="mailto:ana@example.com">Ana</a>.</div><ol start="3"><li><div class="elementToProof">Read it</div></li><li><div class="elementToProof">Sign it</div></li></ol><blockquote><div>2 * 3 is_not 7</div><div>- and this is no list</div></blockquote><img src="cid:logo" alt="Logo"><table><tr><td><div>Ana</div><div>Leeds</div></td><td><img src="https://example.com/pixel.gif" width="1"></td></tr></table></body></html>`

const web = `<meta charset='utf-8'><article><script>alert(1)</script><h3>Our <em>way</em></h3>
<p>Read <a href="/about" onclick="alert(1)">about us</a>, <a href="https://example.com/a_(b)">the page</a> or
run <code>npm start</code>.</p><p>5 &lt; 6 &amp;amp; &#8220;so on&#8221; <strong>All of it</strong></p>
<!-- an advertisement --><pre><code>const a = 1
  const b = 2
</code></pre><hr><ul><li>one<li>two<ol><li>inner</ol></ul><p style="display: none">hidden</p><p><a href="javascript:alert(1)">no link</a></p></article>`

export const pastedTexts: Readonly<Record<string, PastedText>> = {
  Word: {
    html: word,
    markdown: `# Delivery lead

You look after **a haulage company**, from *first call* to release.

- Plan the weeks
  - With the ~~team~~ customer
- Show it on Fridays

1. Apply
2. Meet [us](https://example.com/us)

**Place** | Leeds`,
  },
  'Google Docs': {
    html: docs,
    markdown: `## What you do

You look after **the portal**, with ***care*** and ~~hurry~~ patience.

- Releases
  - every week
- [Demos](https://example.com/demo)

One line
and the next`,
  },
  Outlook: {
    html: outlook,
    markdown: String.raw`Dear all,

the offer is **final**: see [the offer](https://example.com/offer?a=1) and [Ana](mailto:ana@example.com).

3. Read it
4. Sign it

> 2 \* 3 is_not 7
>
> \- and this is no list

Ana

Leeds`,
  },
  'a web page': {
    html: web,
    markdown: `### Our *way*

Read about us, [the page](<https://example.com/a_(b)>) or run \`npm start\`.

5 < 6 \\&amp; “so on” **All of it**

\`\`\`
const a = 1
  const b = 2
\`\`\`

---

- one
- two
  1. inner

no link`,
  },
}
