import type { ChartFileRow } from "./repository.ts";

export type Starter = "WEB" | "WORKER" | "EMPTY";

const labels = `{{- define "chart.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
`;

const chartYaml = (name: string, description: string): string =>
  `apiVersion: v2
name: ${name}
description: ${JSON.stringify(description)}
type: application
version: 0.1.0
appVersion: "1.0.0"
`;

const image = `image:
  repository: berth.local/store/hello
  tag: "1.0.0"
  pullPolicy: IfNotPresent
`;
const resources = `resources:
  limits:
    cpu: 500m
    memory: 256Mi
  requests:
    cpu: 100m
    memory: 128Mi
`;
const values = (isWeb: boolean): string =>
  [
    "replicaCount: 1",
    image,
    ...(isWeb ? ["service:\n  port: 8080\n", "ingress:\n  enabled: false\n  host: app.berth.dev\n"] : []),
    resources,
  ].join("\n");

const text = (title: string, more: object = {}) => ({ type: "string", title, ...more });
const whole = (title: string, minimum: number, maximum: number) => ({
  type: "integer",
  title,
  minimum,
  maximum,
});
const part = (title: string, properties: object) => ({ type: "object", title, properties });
const amounts = (title: string) => part(title, { cpu: text("CPU"), memory: text("Memory") });

const schema = (isWeb: boolean): string =>
  `${JSON.stringify(
    {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      required: ["replicaCount", "image"],
      properties: {
        replicaCount: whole("Replicas", 0, 20),
        image: part("Image", {
          repository: text("Repository"),
          tag: text("Tag"),
          pullPolicy: text("Pull policy", { enum: ["Always", "IfNotPresent", "Never"] }),
        }),
        ...(isWeb && {
          service: part("Service", { port: whole("Port", 1, 65_535) }),
          ingress: part("Ingress", {
            enabled: { type: "boolean", title: "Public host" },
            host: text("Host"),
          }),
        }),
        resources: part("Resources", { limits: amounts("Limits"), requests: amounts("Requests") }),
      },
    },
    null,
    2,
  )}\n`;

const deployment = (isWeb: boolean): string => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .Release.Name }}
  labels:
    {{- include "chart.labels" . | nindent 4 }}
spec:
  replicas: {{ .Values.replicaCount }}
  selector:
    matchLabels:
      app.kubernetes.io/instance: {{ .Release.Name }}
  template:
    metadata:
      labels:
        {{- include "chart.labels" . | nindent 8 }}
    spec:
      containers:
        - name: main
          image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
          imagePullPolicy: {{ .Values.image.pullPolicy }}
${isWeb ? "          ports:\n            - containerPort: {{ .Values.service.port }}\n" : ""}          resources:
            {{- toYaml .Values.resources | nindent 12 }}
`;

const service = `apiVersion: v1
kind: Service
metadata:
  name: {{ .Release.Name }}
spec:
  selector:
    app.kubernetes.io/instance: {{ .Release.Name }}
  ports:
    - port: {{ .Values.service.port }}
`;

const ingress = `{{- if .Values.ingress.enabled }}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: {{ .Release.Name }}
spec:
  rules:
    - host: {{ .Values.ingress.host }}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service:
                name: {{ .Release.Name }}
                port:
                  number: {{ .Values.service.port }}
{{- end }}
`;

/** The files of a new chart. */
export function starterFiles(starter: Starter, name: string, description: string): ChartFileRow[] {
  const chart = { path: "Chart.yaml", text: chartYaml(name, description) };
  if (starter === "EMPTY") return [chart, { path: "values.yaml", text: "{}\n" }];
  const isWeb = starter === "WEB";
  return [
    chart,
    { path: "templates/_helpers.tpl", text: labels },
    { path: "templates/deployment.yaml", text: deployment(isWeb) },
    ...(isWeb
      ? [
          { path: "templates/ingress.yaml", text: ingress },
          { path: "templates/service.yaml", text: service },
        ]
      : []),
    { path: "values.schema.json", text: schema(isWeb) },
    { path: "values.yaml", text: values(isWeb) },
  ];
}
