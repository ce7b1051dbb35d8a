/** The look of the documentation pages, served on its own because their policy allows no inline style. */
export const docsStyle = `:root {
  color-scheme: light;
  --paper: #fbfaf7;
  --ink: #10211f;
  --line: #e4dfd5;
  --teal: #0b6e68;
  --teal-dark: #084f4b;
  --tint: #e3f1ef;
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 17px/1.55 "Plus Jakarta Sans", system-ui, -apple-system, "Segoe UI", sans-serif;
  overflow-wrap: anywhere;
}
header,
main {
  max-width: 60rem;
  margin: 0 auto;
  padding: 1.5rem 1.25rem;
}
header {
  border-bottom: 1px solid var(--line);
}
h1 {
  font-size: 2.25rem;
  line-height: 1.15;
  letter-spacing: -0.02em;
  margin: 0 0 0.5rem;
}
h2 {
  font-size: 1.375rem;
  line-height: 1.3;
  margin: 0 0 0.5rem;
}
h3 {
  font-size: 1rem;
  margin: 1.25rem 0 0.375rem;
}
p,
dd {
  max-width: 68ch;
}
a {
  color: var(--teal);
  text-underline-offset: 0.2em;
}
a:hover {
  color: var(--teal-dark);
}
:focus-visible {
  outline: 3px solid var(--teal);
  outline-offset: 2px;
  border-radius: 4px;
}
section {
  border-top: 1px solid var(--line);
  padding: 1.75rem 0;
}
section:first-of-type {
  border-top: 0;
}
code,
pre {
  font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  font-size: 0.9rem;
}
pre {
  background: #fff;
  border: 1px solid var(--line);
  border-radius: 8px;
  padding: 1rem;
  margin: 0.5rem 0 0;
  max-height: 30rem;
  overflow: auto;
  overflow-wrap: normal;
}
.address {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: baseline;
  margin: 0 0 0.75rem;
}
.method {
  background: var(--tint);
  color: var(--teal-dark);
  border-radius: 6px;
  padding: 0.125rem 0.5rem;
  font-weight: 700;
  font-size: 0.875rem;
}
.origin {
  font-size: 0.875rem;
}
.scroll {
  overflow-x: auto;
}
table {
  border-collapse: collapse;
  width: 100%;
  font-variant-numeric: tabular-nums;
}
th,
td {
  text-align: left;
  vertical-align: top;
  padding: 0.5rem 1rem 0.5rem 0;
  border-bottom: 1px solid var(--line);
}
th {
  font-size: 0.875rem;
}
summary {
  cursor: pointer;
  color: var(--teal);
  font-weight: 600;
  min-height: 44px;
  display: flex;
  align-items: center;
}
ul.list {
  columns: 2 20rem;
  padding: 0;
  margin: 1rem 0 0;
  list-style: none;
}
ul.list li {
  padding: 0.25rem 0;
}
dt {
  font-weight: 700;
  margin-top: 1rem;
}
dd {
  margin: 0.125rem 0 0;
}
`
